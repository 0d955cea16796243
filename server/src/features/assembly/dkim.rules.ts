import { hash, type KeyObject, sign } from 'node:crypto'
import { wordsHeader } from './header-text.rules.ts'

export interface DkimSigner {
  domain: string
  selector: string
  algorithm: 'rsa-sha256' | 'ed25519-sha256'
  privateKey: KeyObject
}

/**
 * Takes the canonical headers, in the order of the names it was compiled for, and the body's hash. Signing costs more
 * than everything else about a mail, so it happens on another thread.
 */
export type SignHeaders = (canonicalHeaders: string, bodyHash: string) => Promise<string>

// Signed although a mail may lack them, so that nobody can add one on the way.
const guardedNames = ['reply-to', 'cc', 'list-unsubscribe', 'list-unsubscribe-post', 'feedback-id', 'cfbl-address']

/**
 * Prepares a relaxed/relaxed signature over these header names. Each is named at least once more than a mail has it,
 * which makes a second Subject or From break the signature.
 */
export function compileSigner(signer: DkimSigner, headerNames: readonly string[], date: Date): SignHeaders {
  const names = [...headerNames, ...new Set([...headerNames, ...guardedNames])]
  const tags = wordsHeader('DKIM-Signature', [
    'v=1;',
    `a=${signer.algorithm};`,
    'c=relaxed/relaxed;',
    `d=${signer.domain};`,
    `s=${signer.selector};`,
    `t=${Math.floor(date.getTime() / 1000)};`,
    ...(`h=${names.join(':')};`.match(/.{1,74}[:;]/g) ?? []),
  ]).trimEnd()
  const canonicalTags = relaxed(tags).trimEnd()
  const signText = signatureOf(signer)
  return async (canonicalHeaders, bodyHash) => {
    const signature = await signText(`${canonicalHeaders}${canonicalTags} bh=${bodyHash}; b=`)
    return `${tags}\r\n bh=${bodyHash};\r\n b=${signature.match(/.{1,72}/g)?.join('\r\n ')}\r\n`
  }
}

function signatureOf({ algorithm, privateKey }: DkimSigner): (text: string) => Promise<string> {
  const [digest, prepare] =
    algorithm === 'rsa-sha256'
      ? (['sha256', (text: string) => Buffer.from(text, 'latin1')] as const)
      : ([null, (text: string) => hash('sha256', text, 'buffer')] as const)
  return (text) =>
    new Promise((resolve, reject) => {
      sign(digest, prepare(text), privateKey, (error, signature) =>
        error ? reject(error) : resolve(signature.toString('base64')),
      )
    })
}

/** One of our own headers in the relaxed form; they hold no two blanks in a row, so only the folds have to go. */
export function relaxed(header: string): string {
  const colon = header.indexOf(':')
  const value = header.slice(colon + 1).replaceAll('\r\n', '')
  return `${header.slice(0, colon).toLowerCase()}:${value.trimStart()}\r\n`
}

/** The relaxed form of a body of quoted-printable parts is the body itself. */
export function bodyHashOf(body: string): string {
  return hash('sha256', body, 'base64')
}
