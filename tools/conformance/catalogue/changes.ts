import { area } from '../clause.ts'

const replacing = (replaces: string, words: string) => ({ words, proof: 'test', replaces }) as const

/** Rows that replace or extend others; those they replace hold until they are built. */
export const changes = area('changes to the interface', {
  'W-127': [
    'another address ends what was confirmed for the old one',
    'guards of the new address apply',
    'a pending person is asked at the new address',
    replacing('extends D-SUB-4', 'confirmed changes of address'),
  ],
  'W-128': replacing('D-TRG-8.2, end of D-TRG-9, E-197 for 3/4 and 3/6', 'transactional mail reaches people who left'),
  'W-129': replacing('extends D-PAG-9', 'leaving everything guards the address'),
  'W-130': [
    replacing('D-REG-6, E-161', 'opt-in mails per address, account and installation'),
    'triggers per address',
    'copies wait',
  ],
  'W-131': replacing('extends D-TRG-5, D-MLG-1', 'sender names without marks of addresses or direction'),
  'W-132': [replacing('D-ENV-8.4', 'doubled member is 400'), replacing('extends D-ENV-13', 'too many members')],
  'W-133': replacing('extends D-LIM-1, R-045', 'limits per account'),
  'W-134': replacing('extends D-AUTH-6', 'sixty failures a minute per address'),
  'W-135': replacing('languageIso in D-SUB-1', 'opt-in in the language of the person'),
  'W-136': replacing('extends D-GRP-4, D-CF-6, D-AUTH-9', 'L-accounts cannot plan, activate or send'),
  'W-137': [
    replacing('extends D-MLG-1', 'dispatch state and reason of failure'),
    'excluded groups and purpose',
    'opt-out and welcome types',
  ],
  'W-138': [
    'new error codes',
    replacing('extends D-SUB-1', 'kind, time zone and legal basis'),
    replacing('extends D-REG-1', 'form address and wording'),
  ],
  'F-046': 'address changed, status stays',
  'F-047': 'tombstone on the new address',
  'F-048': 'changes of address confirmed',
  'F-049': 'one click closes channels to come',
  'F-050': 'six addresses that are one',
  'F-051': 'a hundred triggers to one address',
  'F-052': 'sender name that looks like another address',
  'F-053': ['80,000 members refused while reading', 'doubled member refused'],
  'F-054': 'six keys over the limit of the account',
  'F-055': '61 wrong keys in a minute',
  'F-056': 'language of the opt-in mail',
  'F-057': 'targeted group deleted by API',
  'F-058': 'dispatch states as the API shows them',
})

export const integrators = area('what integrators missed', {
  'W-139': [
    replacing('"or -" in D-AUTH-6', 'requests without credentials are never counted'),
    'documentation and icon need no key',
  ],
  'W-140': ['life of one mail', 'state of the receivers of a copy'],
  'W-141': [
    'events of messages',
    'events of opens and clicks within consent',
    'updated names the members',
    'event has type and id',
  ],
  'W-142': 'times of requests in the form of the standard',
  'W-143': 'error addresses and documentation answer without a key',
  'W-144': [
    'every operation described with an example',
    'every property described',
    'bodies, meta, headers and webhooks typed',
  ],
  'W-145': 'article templates can be read',
  'W-146': ['schedule without a body', 'all makes no new rows', 'no row in the default channel reads 2/2'],
  'W-147': [
    'opt-in mails name sender, topics, time and notice',
    'in the theme of the mailing and the brand of the channel',
    'a version for each language, shipped that way',
  ],
  'W-148': replacing('R-039 and R-040 as fixed figures', 'limits per key are data'),
  'F-059': 'a hundred requests without credentials',
  'F-060': 'delivered, then bounced',
  'F-061': 'misspelt member does not compile',
  'W-149': [
    'per channel, off by default',
    'sent standard newsletters, newest first',
    'rendered for nobody, without links of anybody',
    'each can be kept out',
    'deleted ones go',
    'Atom feed',
    'indexable only if chosen',
    'cached, cookieless',
    'a domain of the customer',
  ],
  'F-062': 'archive renders for nobody',
})
