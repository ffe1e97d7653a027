/*
 * Says a sentence where the page cannot run, instead of showing nothing. In the words of 2009, because it must run where
 * the page does not; in a file of its own, because the page's policy allows no script inside of it.
 */
(function () {
  'use strict';

  function understands(pattern) {
    try {
      return new RegExp(pattern) instanceof RegExp;
    } catch (unknown) {
      return unknown === undefined;
    }
  }

  /** What came last to the oldest browsers that the page is made for. */
  function isNewEnough() {
    return (
      'noModule' in document.createElement('script') &&
      typeof Array.prototype.findLast === 'function' &&
      typeof Object.hasOwn === 'function' &&
      typeof structuredClone === 'function' &&
      understands('(?<=a)b') &&
      CSS.supports('container-type', 'inline-size') &&
      CSS.supports('height', '1dvh')
    );
  }

  function say() {
    var page = document.getElementById('app');
    if (page) page.parentNode.removeChild(page);
    document.getElementById('old-browser').hidden = false;
  }

  if (!isNewEnough()) return say();
  // What it does not understand for another reason, it reports before anything is to be seen.
  window.addEventListener('error', function (event) {
    var page = document.getElementById('app');
    if (event.message && page && !page.firstChild) say();
  });
})();
