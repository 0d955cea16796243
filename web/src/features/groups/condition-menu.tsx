import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconBoxMargin,
  IconBracketsContain,
  IconCopy,
  IconDots,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from './condition-editing.ts'
import {
  boxed,
  copied,
  depthOf,
  isBox,
  linesOf,
  moved,
  replaced,
  type TreeNode,
  unboxed,
} from './condition-tree.rules.ts'

const icon = { size: 16, stroke: 1.6 }

/** What can be done with a line or a box as a whole. What the limits forbid is not offered. */
export function ConditionMenu({ node, label }: { node: TreeNode; label: string }) {
  const { t } = useTranslation(['conditions'])
  const { tree, change, vocabulary } = useEditing()
  const { key } = node
  const up = moved(tree, key, -1)
  const down = moved(tree, key, 1)
  const inBox = boxed(tree, key)
  const hasRoom = linesOf(tree).length + linesOf(node).length <= vocabulary.limits.conditions
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon size={28} aria-label={label}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={!up} onClick={() => up && change(up)}>
          {t('conditions:menu.up')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={!down} onClick={() => down && change(down)}>
          {t('conditions:menu.down')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} disabled={!hasRoom} onClick={() => change(copied(tree, key))}>
          {t('conditions:menu.copy')}
        </Menu.Item>
        {isBox(node) ? (
          <Menu.Item leftSection={<IconBoxMargin {...icon} />} onClick={() => change(unboxed(tree, key))}>
            {t('conditions:menu.unbox')}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconBracketsContain {...icon} />}
            disabled={depthOf(inBox) > vocabulary.limits.depth}
            onClick={() => change(inBox)}
          >
            {t('conditions:menu.box')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => change(replaced(tree, key, () => []))}>
          {t(isBox(node) ? 'conditions:menu.removeBox' : 'conditions:menu.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
