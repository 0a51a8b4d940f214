const input = document.getElementById('tsd-search-input');

/** The dialog gives its box the focus when it opens. */
input?.addEventListener('focus', load, { once: true });

function load() {
  const base = document.documentElement.dataset['base'] ?? './';
  // In this order: the index is handed to the script that asks it.
  for (const file of ['search-widget.js', 'search.js']) {
    const script = document.createElement('script');
    script.async = false;
    script.src = `${base}assets/${file}`;
    script.onerror = () => {
      document.getElementById('tsd-search-status').textContent = 'The search could not be loaded';
    };
    document.head.append(script);
  }
}
