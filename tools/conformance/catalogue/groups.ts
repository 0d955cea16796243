import { area } from '../clause.ts'

export const groups = area('groups', {
  'R-072': ['group collects subscribers', 'group is a send target'],
  'R-073': 'everyone is the default target',
  'R-074': 'membership is many to many',
  'R-075': 'one newsletter only once per person',
  'R-076': 'group has a name',
  'R-077': ['static, filled by hand', 'dynamic, filled by conditions', 'external, filled from outside'],
  'R-078': ['permissions toward application users are kept', 'the application obeys them'],
  'D-GRP-1': [
    'list with name and type filters',
    'one group, created, changed, deleted',
    'members listed with pages, includes and filters',
    'members added with a result each, up to a thousand',
    'member removed, 404 when none',
  ],
  'D-GRP-2': ['record of a group', 'length of the name', 'name is unique in any letter case'],
  'D-GRP-3': [
    'static and external are creatable, external by default',
    'dynamic is not creatable',
    'type stays',
    'permissions by default',
    'permissions never bind a key',
  ],
  'D-GRP-4': ['nobody is assigned to a dynamic group', 'group of a planned mailing stays'],
  'E-284': ['dynamic type refused', 'taken name in other case refused'],
  'E-285': ['assigning to a dynamic group refused', '1001 ids refused', 'foreign subscriber is not found'],
  'E-286': 'deleting a group keeps its people',
})
