import { findUnverifiedDomain } from '../../features/mailings/index.ts'
import { loadConfig } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/database.ts'

/** A mailing may be activated before its domain is ready; its mails then wait, which whoever activates it should know. */
export async function senderWarnings(tx: Tx, account: number, mailing: number): Promise<string[]> {
  if (!loadConfig(process.env).REQUIRE_SENDER_DOMAIN) return []
  const domain = await findUnverifiedDomain(tx, mailing)
  if (domain === null) return []
  const command = (step: string) => `postrider domain ${step} ${domain} --account ${account}`
  return [
    `${domain} has not passed its DNS check, so the mails of mailing ${mailing} wait and are given up after some hours. ` +
      `Run: ${command('add')}, publish its records, then: ${command('check')}`,
  ]
}
