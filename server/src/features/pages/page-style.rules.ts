import { defaultBrandColour, readableOn } from '../../platform/text/colour.rules.ts'

/** The look of our own pages: nothing is loaded from anywhere, and every text has the contrast of WCAG 2.2 AA. */
export function pageStyle(brandColour: string | null): string {
  const brand = brandColour ?? defaultBrandColour
  return `:root{color-scheme:light dark;--ground:#f3f2ee;--card:#fff;--text:#1c1b19;--soft:#57554f;--line:#e3e1da;--edge:#8a877e;--brand:${brand};--on-brand:${readableOn(brand)}}
@media (prefers-color-scheme:dark){:root{--ground:#131312;--card:#1d1d1b;--text:#f3f2ee;--soft:#b9b6ae;--line:#33322f;--edge:#8a877e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:1.5rem 1rem;background:var(--ground);color:var(--text);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:34rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:2.5rem;position:relative;overflow:hidden}
main::before{content:"";position:absolute;inset:0 0 auto;height:4px;background:var(--brand)}
.sender{margin:0 0 2rem;font-size:.9375rem;font-weight:600;color:var(--soft)}
.sender img{display:block;max-width:100%;height:auto;max-height:3rem}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.25;font-weight:650;letter-spacing:-.01em;text-wrap:balance}
p{margin:0 0 1rem}
main>:last-child{margin-bottom:0}
.mark{display:block;width:2.5rem;height:2.5rem;margin:0 0 1rem;color:var(--text)}
.notice{padding:.75rem 1rem;border-left:4px solid var(--brand);background:var(--ground);border-radius:.25rem;font-weight:600}
.hint{color:var(--soft);font-size:.9375rem}
form{margin:1.75rem 0}
button{display:block;width:100%;min-height:3rem;margin:0;padding:.75rem 1.5rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
button+button{margin-top:.75rem}
button:hover{filter:brightness(1.08)}
button.second{background:transparent;color:var(--text)}
:focus-visible{outline:3px solid var(--text);outline-offset:3px}
.apart{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{margin-top:1.5rem;font-size:.875rem}
footer a{color:var(--soft);display:inline-block;padding:.25rem}
@media (max-width:30rem){main{padding:2rem 1.5rem}h1{font-size:1.4375rem}}
@media (forced-colors:active){main::before{background:CanvasText}}`
}

/** Boxes to tick, with their name and what they are about. */
export const tickStyle = `
fieldset{margin:0 0 1.25rem;padding:0;border:0}
legend{padding:0;margin-bottom:.5rem;font-size:.9375rem;color:var(--soft)}
.tick{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.625rem 0;border-top:1px solid var(--line);cursor:pointer}
.tick input{flex:none;width:1.375rem;height:1.375rem;margin:.125rem 0 0;accent-color:var(--brand)}
.tick small{display:block;color:var(--soft);font-size:.9375rem}
.tick a{color:inherit}`
