// Fills TypeDoc's search box. This file and the index come when somebody searches, not with the page; both are scripts and not
// data, so that the site works from a folder too. Keys, focus and closing are TypeDoc's.
import MiniSearch from 'minisearch';
import { ask, indexOptions } from './options.mjs';

/** The icons of TypeDoc, by what is found. */
const icons = {
  guide: 8388608,
  method: 8388608,
  play: 8388608,
  module: 2,
  function: 64,
  value: 32,
  class: 128,
  type: 2097152,
};
const names = {
  guide: 'Guide',
  method: 'Method',
  play: 'Playground',
  module: 'Package',
  function: 'Function',
  value: 'Value',
  class: 'Class',
  type: 'Type',
};

const input = document.getElementById('tsd-search-input');
const results = document.getElementById('tsd-search-results');
const status = document.getElementById('tsd-search-status');
const base = document.documentElement.dataset.base ?? './';
let index;
let turn = 0;

/** Called once the index is there; what was typed meanwhile is answered at once. */
globalThis.kitSearch = (data) => {
  index = MiniSearch.loadJS(data, indexOptions);
  status.textContent = '';
  input.addEventListener('input', show);
  show();
};

function show() {
  const question = input.value.trim();
  const hits = question === '' ? [] : ask(index, question);
  turn += 1;
  results.replaceChildren(...hits.map(item));
  input.setAttribute('aria-activedescendant', '');
  status.textContent = question !== '' && hits.length === 0 ? `Nothing found for “${question}”` : '';
}

function item({ title, place, path, kind }, place_) {
  const option = document.createElement('li');
  option.id = `tsd-search:${turn}-${place_}`;
  option.role = 'option';
  option.ariaSelected = 'false';
  // No address of its own: a link inside an option would be one control in another. Enter clicks it, as does a finger.
  const link = document.createElement('a');
  link.addEventListener('click', (event) => follow(new URL(base + path, location.href).href, event));
  link.innerHTML = `<svg width="20" height="20" class="tsd-kind-icon" aria-label="${names[kind]}"><use href="#icon-${icons[kind]}"></use></svg>`;
  const text = document.createElement('span');
  text.className = 'text';
  const where = document.createElement('span');
  where.className = 'kit-where';
  where.textContent = place;
  text.append(title, ' ', where);
  link.append(text);
  option.append(link);
  return option;
}

function follow(address, event) {
  if (event.ctrlKey || event.metaKey) {
    window.open(address);
    return;
  }
  // A part of this page is seen once the box is closed; TypeDoc closes it as it does on Escape.
  document.getElementById('tsd-search').dispatchEvent(new Event('cancel'));
  location.assign(address);
}
