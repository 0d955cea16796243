import { setNonce } from 'get-nonce'

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')

/** What the server wrote into this page: only style sheets that carry it apply. */
export const styleNonce = meta?.nonce ?? ''

// Dialogs lock the page's scrolling with a style sheet of their own.
setNonce(styleNonce)
