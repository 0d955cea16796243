import { inAccount } from '../src/features/account-setup/index.ts'
import { createMatterMailing } from '../src/features/runs/index.ts'
import type { TestApi } from './test-api.ts'

export interface MatterMailingWishes {
  isActive?: boolean
  languageIso?: string
  versionOf?: number | null
  themeId?: number
}

export function anOptinMailing(api: TestApi, accountId: number, wishes: MatterMailingWishes = {}): Promise<number> {
  return aMatterMailing(api, accountId, { type: 'optin', name: 'Bitte bestätigen', ...wishes })
}

export function anOptoutMailing(api: TestApi, accountId: number, wishes: MatterMailingWishes = {}): Promise<number> {
  return aMatterMailing(api, accountId, { type: 'optout', name: 'Abgemeldet', ...wishes })
}

function aMatterMailing(
  api: TestApi,
  accountId: number,
  wishes: MatterMailingWishes & { type: 'optin' | 'optout'; name: string },
): Promise<number> {
  return inAccount(api.operator, accountId, (act) =>
    createMatterMailing(act, {
      senderName: 'Reisebüro Nord',
      senderEmail: 'news@nord.example',
      languageIso: 'de',
      isActive: true,
      ...wishes,
    }),
  )
}
