// Turns what a guide names into links: `findLink` in running text or in a table leads to its page.
import { packages } from '../site-map.mjs';

/** All pages of exports: by package, by name. A function goes before a type of the same name. */
export function exportsOf(pages) {
  const all = new Map(packages.map((name) => [name, new Map()]));
  const order = ['function', 'value', 'class', 'type'];
  for (const page of pages.filter(({ kind }) => order.includes(kind))) {
    const known = all.get(page.package).get(page.name);
    if (!known || order.indexOf(page.kind) < order.indexOf(known.kind)) all.get(page.package).set(page.name, page);
  }
  return all;
}

/** The export that a piece of code names, as `name` or `name(…)`; on a page of all packages only if no two have it. */
export function namedExport(code, page, exports) {
  const name = /^([A-Za-z_$][\w$]*)(?:\([^()]*\))?$/.exec(code.trim())?.[1];
  if (name === undefined) return undefined;
  if (page.package) return exports.get(page.package).get(name);
  const shared = exports.get('grid').get(name);
  if (shared) return shared;
  const found = [...exports.values()].flatMap((own) => own.get(name) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** Is this code a mention in a text: no block, no heading, no link already? */
export function isMention(code) {
  return code.closest('pre, a, h1, h2, h3, h4, h5, h6, summary, .tsd-signature') === null;
}

/**
 * Links what a page's text names. Returns for each export where it is named first, in the text or by an example that imports
 * it: `{ id, heading }` of the section, undefined if only the text before the first heading names it.
 */
export function linkNames(document, page, exports, base) {
  const named = new Map();
  let section;
  const note = (target) => {
    named.set(target.path, named.get(target.path) ?? section);
  };
  for (const element of document.querySelectorAll(
    '.tsd-typography h2, .tsd-typography h3, .tsd-typography pre, .tsd-typography code',
  )) {
    if (/^h\d$/.test(element.localName)) {
      section = { id: element.id, heading: element.textContent.trim() };
    } else if (element.localName === 'pre') {
      for (const name of importedNames(element.textContent)) {
        const target = namedExport(name, page, exports);
        if (target) note(target);
      }
    } else {
      const target = isMention(element) ? namedExport(element.textContent, page, exports) : undefined;
      if (!target) continue;
      const link = document.createElement('a');
      link.setAttribute('href', base + target.path);
      element.replaceWith(link);
      link.append(element);
      note(target);
    }
  }
  return named;
}

/** The names that a piece of code imports. */
function importedNames(code) {
  return [...code.matchAll(/import \{([^}]*)\} from/g)].flatMap(([, list]) =>
    list.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  );
}
