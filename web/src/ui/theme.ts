// The look as a Mantine theme. Components are plain objects: their extend() would pull each of them into the first load.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#eef9fc',
  '#daf2f8',
  '#bce5f0',
  '#91d0e0',
  '#60b2c7',
  '#3694a9',
  '#12788d',
  '#006274',
  '#004d5b',
  '#023843',
]
const paper: MantineColorsTuple = [
  '#fbfaf8',
  '#f5f3f0',
  '#eae7e3',
  '#dad7d2',
  '#b8b4ad',
  '#8d8982',
  '#6c6862',
  '#534f4a',
  '#32302c',
  '#1a1815',
]
/** Mantine reads this scale in the dark scheme: 0 is text, 7 the surface, 9 the page. */
const dark: MantineColorsTuple = [
  '#edebe6',
  '#bab6ae',
  '#a09b92',
  '#7b766e',
  '#403d39',
  '#2e2c29',
  '#262421',
  '#1b1a18',
  '#171614',
  '#131211',
]
const green: MantineColorsTuple = [
  '#f0faf2',
  '#e1f5e4',
  '#c5e9cb',
  '#9ad5a5',
  '#66b679',
  '#3b9555',
  '#237c40',
  '#196632',
  '#154f27',
  '#103a1c',
]
const amber: MantineColorsTuple = [
  '#fff7ea',
  '#ffecd4',
  '#ffdaab',
  '#fcc176',
  '#e9a546',
  '#c68627',
  '#9d6810',
  '#7e5104',
  '#633f01',
  '#4b2e01',
]
const red: MantineColorsTuple = [
  '#fff4f2',
  '#ffe6e3',
  '#ffccc7',
  '#fba8a0',
  '#ee7a73',
  '#dc514d',
  '#c03033',
  '#a01e23',
  '#7c181b',
  '#5a1515',
]

const serif = '"Newsreader Variable", Newsreader, Georgia, serif'

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, gray: paper, dark, green, yellow: amber, red },
  white: '#ffffff',
  black: '#1a1815',
  fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
  fontFamilyMonospace: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.35' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1.25rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px rgba(40, 32, 20, .06)',
    md: '0 4px 16px rgba(40, 32, 20, .10), 0 1px 3px rgba(40, 32, 20, .08)',
    xl: '0 24px 64px rgba(40, 32, 20, .22), 0 4px 12px rgba(40, 32, 20, .08)',
  },
  headings: {
    fontFamily: serif,
    fontWeight: '500',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.35', fontWeight: '600' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.4', fontWeight: '600' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Text: { defaultProps: { size: 'sm' } },
    Button: {
      defaultProps: { size: 'sm', variant: 'default' },
      vars: (_theme: unknown, { size }: { size?: string }) => ({
        root:
          size === 'sm'
            ? { '--button-height': '2rem', '--button-padding-x': '0.75rem', '--button-fz': '0.8125rem' }
            : {},
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    Input: {
      defaultProps: { size: 'sm' },
      vars: (_theme: unknown, { size }: { size?: string }) => ({
        wrapper: {
          '--input-bd': 'var(--pr-field)',
          '--input-bg': 'var(--mantine-color-body)',
          ...(size === 'sm' && { '--input-height': '2rem', '--input-fz': '0.8125rem' }),
        },
      }),
    },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'xs', withThumbIndicator: false } },
    Alert: { defaultProps: { variant: 'light', radius: 'md' } },
    Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none' } },
    Paper: { defaultProps: { radius: 'md' } },
    Card: { defaultProps: { withBorder: true, radius: 'md', shadow: 'none' } },
    Modal: {
      defaultProps: {
        ...{ radius: 'lg', shadow: 'xl', padding: 'lg', overlayProps: { backgroundOpacity: 0.38 } },
        // Its <header> is no banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Tabs: { defaultProps: { keepMounted: false } },
    SegmentedControl: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 0, highlightOnHover: true } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
  },
})

type Tint = [soft: string, ink: string]
const tints: Record<'light' | 'dark', Record<string, Tint>> = {
  light: {
    petrol: ['#eaf6f9', '#006274'],
    green: ['#ebf7ee', '#196632'],
    yellow: ['#fff3e0', '#7e5104'],
    red: ['#fff0ee', '#a01e23'],
    gray: ['#f1efeb', '#534f4a'],
  },
  dark: {
    petrol: ['#12323a', '#6fbfd3'],
    green: ['#193222', '#7cc98e'],
    yellow: ['#352810', '#eab96a'],
    red: ['#3a1d1c', '#f2938b'],
    gray: ['#2b2926', '#bab6ae'],
  },
}
/** The light variant of badges, alerts and subtle buttons: a soft ground and an ink that reads on it. */
function lightVariant(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tints[scheme]).flatMap(([name, [soft, ink]]) => [
      [`--mantine-color-${name}-light`, soft],
      [`--mantine-color-${name}-light-color`, ink],
      [`--pr-${name}-soft`, soft],
      [`--pr-${name}-ink`, ink],
    ]),
  )
}

/** What Mantine has no name for is var(--pr-…). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--pr-serif': serif },
  light: {
    ...lightVariant('light'),
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#6c6862',
    '--mantine-color-default-border': '#dad7d2',
    '--mantine-color-anchor': '#006274',
    '--mantine-color-error': '#a01e23',
    '--pr-ground': '#f5f3f0',
    '--pr-subtle': '#fbfaf8',
    '--pr-raised': '#ffffff',
    '--pr-line': '#eae7e3',
    '--pr-field': '#918c84',
    '--pr-text-2': '#534f4a',
    '--pr-hover': 'rgba(50, 42, 30, .045)',
    '--pr-focus': '#12788d',
    '--pr-ok': '#237c40',
    '--pr-warn': '#c68627',
    '--pr-bad': '#c03033',
    '--pr-chart': '#12788d',
    '--pr-chart-soft': '#daf2f8',
    '--pr-chart-other': '#8d8982',
    '--pr-chart-grid': '#eae7e3',
  },
  dark: {
    ...lightVariant('dark'),
    '--mantine-color-body': '#1b1a18',
    '--mantine-color-dimmed': '#a09b92',
    '--mantine-color-default-border': '#403d39',
    '--mantine-color-anchor': '#6fbfd3',
    '--mantine-color-error': '#f2938b',
    '--pr-ground': '#131211',
    '--pr-subtle': '#201f1c',
    '--pr-raised': '#262421',
    '--pr-line': '#2e2c29',
    '--pr-field': '#7b766e',
    '--pr-text-2': '#bab6ae',
    '--pr-hover': 'rgba(255, 246, 230, .055)',
    '--pr-focus': '#60b2c7',
    '--pr-ok': '#4fa866',
    '--pr-warn': '#d6983c',
    '--pr-bad': '#e0605a',
    '--pr-chart': '#60b2c7',
    '--pr-chart-soft': '#17363e',
    '--pr-chart-other': '#8d8982',
    '--pr-chart-grid': '#2e2c29',
  },
})
