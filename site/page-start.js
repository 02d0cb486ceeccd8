// Inlined at the end of every page. Links are relative in the files, so that they work from a disk
// and without scripts; the application that takes over on a server keeps its header while pages
// change, so it gets them absolute.
(() => {
  const root = document.documentElement;
  const $ = (selector) => document.querySelector(selector);

  function onServer(modules) {
    for (const name of ['href', 'src']) {
      for (const element of document.querySelectorAll(`#app [${name}^="."]`)) {
        const { pathname, search, hash } = new URL(element.getAttribute(name), location.href);
        element.setAttribute(name, pathname + search + hash);
      }
    }
    for (const src of modules) {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', async: false, src });
      document.head.append(script);
    }
  }

  // Browsers load no modules from a disk. What a reader needs of them is this much.
  function fromDisk() {
    root.classList.add('from-disk');
    const sidebar = $('.VPSidebar');
    const opener = $('.VPNavBarHamburger');
    if (!sidebar) opener?.remove();
    document.addEventListener('click', ({ target }) => {
      const opens = opener?.contains(target) && !sidebar?.classList.contains('open');
      if (opens || !sidebar?.contains(target)) sidebar?.classList.toggle('open', Boolean(opens));
      if (target.closest('.VPSidebarItem .item[role="button"]')) {
        target.closest('.VPSidebarItem').classList.toggle('collapsed');
      }
      if (target.closest('.VPSwitchAppearance')) {
        const isDark = root.classList.toggle('dark');
        localStorage.setItem('vitepress-theme-appearance', isDark ? 'dark' : 'light');
      }
    });
  }

  if (location.protocol === 'file:') fromDisk();
  else onServer(MODULES);
})();
