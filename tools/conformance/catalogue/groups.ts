import { type Area, foundation, sending } from './row.ts'

export const groups: Area = {
  name: 'groups',
  rows: [
    foundation('R-072', 'group collects subscribers', { sending: 'as target of a mailing' }),
    sending('R-073', 'everyone is the default target'),
    foundation('R-074', 'membership is many to many'),
    sending('R-075', 'one newsletter only once per person'),
    foundation('R-076', 'group has a name'),
    foundation('R-077', 'three types of group'),
    foundation('R-078', 'permissions toward application users', { application: 'screens obey them' }),
    foundation('D-GRP-1', 'group and membership routes'),
    foundation('D-GRP-2', 'group record and unique name'),
    foundation('D-GRP-3', 'creatable types and default permissions'),
    foundation('D-GRP-4', 'dynamic groups and groups in use', { sending: 'group of a planned mailing' }),
    foundation('E-284', 'dynamic type and taken name refused'),
    foundation('E-285', 'limits of assigning members'),
    foundation('E-286', 'deleting a group keeps its people'),
  ],
}
