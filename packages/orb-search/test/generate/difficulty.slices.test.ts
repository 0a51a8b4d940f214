import '../../../../config/work.js';
import { difficultyWorkLaw } from '../../../../config/difficulty-laws.js';
import { dealers } from './difficult-deals.js';

difficultyWorkLaw(dealers);
