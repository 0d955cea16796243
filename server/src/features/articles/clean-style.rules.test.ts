import { expect, test } from 'vitest'
import { cleanStyle } from './clean-style.rules.ts'

test.each([
  ['font-size:16px;', 'font-size:16px;'],
  [' COLOR : #FFF ', 'color:#FFF;'],
  ['color:rgba(0, 0, 0, .5); font-family:"Arial"', 'color:rgba(0, 0, 0, .5);'],
  ["font-family:'Open Sans', Arial, sans-serif !important", "font-family:'Open Sans', Arial, sans-serif !important;"],
  ['margin:0 auto;padding:12px 24px', 'margin:0 auto;padding:12px 24px;'],
])('keeps what says how text looks: %s', (style, clean) => expect(cleanStyle(style)).toBe(clean))

test.each([
  ['background-color:url(https://evil.example)'],
  ['color:expression(alert(1))'],
  ['color:\\75rl(x)'],
  ['color:re/**/d'],
  ['position:absolute'],
  ['display:none'],
  ['margin-left:-9999px'],
  ['margin:0 -1px'],
  ['color:{{V:2:red}}'],
  ['color:red}body{color:blue'],
  ['--x:red'],
  ['color'],
  ['color:'],
  ['@import "x"'],
  ['<b>:red'],
])('leaves out %s', (style) => expect(cleanStyle(style)).toBe(''))
