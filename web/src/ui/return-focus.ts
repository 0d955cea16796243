const dialog = '[role="dialog"]'
/** Where somebody was before may be gone; then it is where they were before that. */
const mostRemembered = 10

/**
 * Whoever closes a dialog is where they were before it. Dialogs come and go with what they are about, so that none of them can
 * remember that by itself.
 */
export function returnFocus(): void {
  let formerly: HTMLElement[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    formerly = [target, ...formerly.filter((element) => element !== target && element.isConnected)]
    formerly = formerly.slice(0, mostRemembered)
  })
  new MutationObserver((changes) => {
    if (document.activeElement !== document.body) return
    if (!changes.some(({ removedNodes }) => [...removedNodes].some(wasDialog))) return
    formerly.find((element) => element.isConnected)?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}

function wasDialog(node: Node): boolean {
  return node instanceof Element && (node.matches(dialog) || node.querySelector(dialog) !== null)
}
