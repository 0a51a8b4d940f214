import { packageBuild } from '../../config/tsup.js';

// Each size is a file of its own in both forms.
export default packageBuild({ splitting: true });
