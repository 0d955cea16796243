import type { CDPSession, Page } from 'playwright-core'

/** A device that keeps passkeys and recognises its owner, or does not. */
export interface Authenticator {
  recognises(isOwner: boolean): Promise<void>
}

/** For this page alone, as if it were built into the computer. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devTools: CDPSession = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognises: async (isUserVerified) => {
      await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
