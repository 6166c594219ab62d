// For browsers that cannot read the app at all, so in the language of old ones. What the app cannot do without is asked for here.
;(() => {
  function canRunTheApp() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        /(?<!a)b/.test('b') &&
        'toSpliced' in Array.prototype &&
        'Segmenter' in Intl &&
        matchMedia('(width >= 1px)').matches &&
        CSS.supports('selector(:has(a))')
      )
    } catch (_) {
      return false
    }
  }
  if (canRunTheApp()) return
  // It comes last in the page, whose first link is to be the one that skips to its content.
  var notice = document.getElementById('old-phone')
  document.body.insertBefore(notice, document.body.firstChild)
  notice.hidden = false
})()
