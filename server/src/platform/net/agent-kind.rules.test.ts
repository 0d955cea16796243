import { isbot } from 'isbot'
import { describe, expect, test } from 'vitest'
import { agentKind } from './agent-kind.rules.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('seen by isbot and by no sign of ours', () => {
  test.each([
    'Mozilla/5.0 (compatible; Google-Safety)',
    'Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1)',
    'Mozilla/5.0 (compatible; YahooMailProxy; https://help.yahoo.com)',
    'Mozilla/5.0 (compatible; Cloudflare-Healthchecks/1.0)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  ])('%s', (agent) => {
    expect(isbot(agent)).toBe(true)
    expect(agentKind(agent)).toBe('scanner')
  })
})

describe('seen by us and not by isbot', () => {
  test.each([
    ['Mozilla/5.0 (compatible; Mimecast)', 'scanner'],
    ['Mozilla/5.0 (compatible; Sophos Email)', 'scanner'],
    ['Mozilla/5.0 (compatible; Trellix)', 'scanner'],
    ['Mozilla/5.0 (compatible; ZScaler)', 'scanner'],
    ['Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.1', 'tool'],
  ])('%s is a %s', (agent, kind) => {
    expect(isbot(agent)).toBe(false)
    expect(agentKind(agent)).toBe(kind)
  })
})

describe('a person’s, although isbot says bot', () => {
  test.each(['Thunderbird', 'Microsoft Outlook 16.0', 'Outlook-iOS/2.0', 'Apple-Mail/1'])('%s', (agent) => {
    expect(isbot(agent)).toBe(true)
    expect(agentKind(agent)).toBe('program')
  })
})

test.each([
  [`${browser} Chrome/141.0.0.0 Safari/537.36`, 'program'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Thunderbird/140.0', 'program'],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36', 'program'],
  [`${browser} HeadlessChrome/141.0.0.0 Safari/537.36`, 'headless'],
  [`${browser} Chrome/141.0.0.0 Safari/537.36 urldefense`, 'scanner'],
  ['Mozilla/5.0 (compatible; python)', 'tool'],
  ['Java/21', 'tool'],
  ['Mozilla/5.0', 'appleProxy'],
  ['Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)', 'googleProxy'],
  ['', 'nameless'],
  [undefined, 'nameless'],
])('%s is a %s', (agent, kind) => expect(agentKind(agent)).toBe(kind))
