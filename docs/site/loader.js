// The one script that every page loads beside TypeDoc's: it fetches a playground where there is a place for one, and the
// search once somebody searches.
import '../playground/src/loader.ts';
import './search/load.js';
import './menu.js';
