/**
 * Goes one step back in the browser's history; where nothing of the app stands before this screen, `toParent` instead.
 * A browser that does not tell goes by whether there is any step at all.
 */
export function goBack(toParent: () => void): void {
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (canGoBack) history.back()
  else toParent()
}
