/** Whether this is an iPhone or iPad, where only an app that stands on the Home Screen may ring, and this one was not opened from there. */
export function needsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac, which has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}
