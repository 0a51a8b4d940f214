// TypeDoc's menu puts the link to a package into what opens the list of its exports: one control inside another, which neither
// a keyboard nor a screen reader can tell apart. Here the link stands beside it.
const menu = document.getElementById('tsd-nav-container');
if (menu) {
  new MutationObserver(arrange).observe(menu, { childList: true, subtree: true });
  arrange();
}

function arrange() {
  takeLinksOut();
  openGuides();
}

/** Who comes for the first time sees the guides. */
function openGuides() {
  const guides = menu.querySelector('summary[data-key="Guides"]')?.parentElement;
  if (guides && !guides.open && readSetting('tsd-accordion-Guides') === null) guides.open = true;
}

function readSetting(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser may refuse its storage: then the menu stays as it is.
    return 'refused';
  }
}

function takeLinksOut() {
  for (const link of menu.querySelectorAll('summary > a')) {
    const summary = link.parentElement;
    summary.ariaLabel = `Exports of ${link.textContent}`;
    summary.parentElement.before(link);
    link.classList.add('kit-menu-link');
    link.parentElement.classList.add('kit-menu-item');
  }
}
