/**
 * Runs inside the frame. Articles lie between comments, because these may stand anywhere. Only the application is told anything,
 * and only it is listened to.
 */
const inFrame = String.raw`application => {
  let chosen = null
  let wantsLinks = false
  const marks = () => {
    const found = []
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const begin = /^article:(\d+)$/.exec(node.data)
      if (begin) found.push({ id: Number(begin[1]), node })
      else if (node.data === '/article') found.push({ id: null, node })
    }
    return found
  }
  const boxOf = (id) => {
    const all = marks()
    const at = all.findIndex((mark) => mark.id === id)
    if (at < 0 || at + 1 === all.length) return null
    const range = document.createRange()
    range.setStartAfter(all[at].node)
    range.setEndBefore(all[at + 1].node)
    const { top, left, width, height } = range.getBoundingClientRect()
    return { top: top + scrollY, left, width, height }
  }
  const articleAt = (target) => {
    const isBefore = ({ node }) => node.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
    return marks().filter(isBefore).at(-1)?.id ?? null
  }
  const linkPlaces = () => [...document.querySelectorAll('a[href]')].slice(0, 500).flatMap((link, anchor) =>
    [...link.getClientRects()].map(({ top, left, width, height }) => ({
      ...{ anchor, href: link.getAttribute('href'), top: top + scrollY, left, width, height },
    })))
  const tell = () => {
    if (!document.body) return
    const whole = document.createRange()
    whole.selectNodeContents(document.body)
    const bottoms = [document.documentElement, whole].map((part) => part.getBoundingClientRect().bottom + scrollY)
    const place = chosen === null ? null : boxOf(chosen)
    const links = wantsLinks ? linkPlaces() : []
    parent.postMessage({ kind: 'size', height: Math.ceil(Math.max(...bottoms)), place, links }, application)
  }
  addEventListener('DOMContentLoaded', () => {
    const observer = new ResizeObserver(tell)
    observer.observe(document.documentElement)
    observer.observe(document.body)
    tell()
  })
  addEventListener('load', tell, true)
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== application) return
    chosen = Number.isSafeInteger(event.data?.chosen) ? event.data.chosen : null
    wantsLinks = event.data?.wantsLinks === true
    tell()
  })
  for (const name of ['click', 'auxclick', 'submit', 'dragstart'])
    addEventListener(name, (event) => {
      event.preventDefault()
      if (name !== 'click') return
      parent.postMessage({ kind: 'chosen', article: articleAt(event.target) }, application)
      const link = event.target.closest?.('a[href]')
      if (link) parent.postMessage({ kind: 'followed', href: link.href }, application)
    }, true)
}`

export function frameScript(application: string): string {
  return `(${inFrame})(${JSON.stringify(application)})`
}
