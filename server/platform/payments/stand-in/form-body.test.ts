import { describe, expect, it } from 'vitest'
import { parseForm } from './form-body.ts'

describe('parseForm', () => {
  it.each([
    ['a=1&b=', { a: '1', b: '' }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a[0][b]=1&a[0][c]=2&a[1][b]=3', { a: [{ b: '1', c: '2' }, { b: '3' }] }],
    ['expand[0]=data.customer&expand[]=x', { expand: ['data.customer', 'x'] }],
    ['a%5Bb%5D=%2B1%26', { a: { b: '+1&' } }],
  ])('reads %s', (text, form) => {
    expect(parseForm(text)).toEqual(form)
  })

  it.each(['a=1&a[b]=2', 'a[b', '[a]=1', 'a[b][c][d][e][f][g]=1'])('refuses %s', (text) => {
    expect(() => parseForm(text)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('does not reach into prototypes', () => {
    parseForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
