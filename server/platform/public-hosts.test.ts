import { expect, test } from 'vitest'
import { isLoopbackEndpoint, isPublicAddress, isPublicEndpoint, publicLookup } from './public-hosts.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
])('%s may be sent to', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://localhost/x',
  'https://db/x',
  'https://metadata.google.internal/x',
  'https://printer.local/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://172.16.3.4/x',
  'https://192.168.1.1/x',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[2002:a00:1::]/x',
  'file:///etc/passwd',
  'not an address',
])('%s may not', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false)
})

test('a name that leads inside is refused when it is resolved, however it is written', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
  expect(String(error)).toContain('not public')
  expect(isPublicAddress('::ffff:127.0.0.1')).toBe(false)
})

test('this machine is told apart from names that only begin like it', () => {
  expect(isLoopbackEndpoint('http://127.0.0.1:4000/x')).toBe(true)
  expect(isLoopbackEndpoint('http://localhost.example.com/x')).toBe(false)
  expect(isLoopbackEndpoint('ftp://localhost/x')).toBe(false)
})
