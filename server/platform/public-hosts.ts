import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Where notifications may be sent is told by a browser, that is, by anybody: it must not lead to a machine of ours. Where a model stands
// is told by the operator: on a public host it is taken for somebody else's machine.

const inside = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(address, prefix, 'ipv4')

/** The public part of IPv6; the rest is local, reserved or wraps an IPv4 address. */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
const wrapped6 = new BlockList()
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  wrapped6.addSubnet(address, prefix, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && outside6.check(address, 'ipv6') && !wrapped6.check(address, 'ipv6')
}

/** The host of a url as an IP address; null where it is a name. */
function literalOf(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? host : null
}

/** Whether notifications may go to this address: https on a public host, on the usual port. */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  return isPublicHost(url)
}

/** Whether the host of a url is one of the public internet, as far as its name or address tells. */
export function isPublicHost(url: URL): boolean {
  const literal = literalOf(url)
  if (literal) return isPublicAddress(literal)
  return url.hostname.includes('.') && !/\.(localhost|local|internal|home\.arpa|lan)\.?$/i.test(url.hostname)
}

/** Whether an address is on this very machine, which is where pushes go to in development and in tests. */
export function isLoopbackEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return (
    url !== null && /^https?:$/.test(url.protocol) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  )
}

/** Resolves a name for a connection, and fails where any of its addresses is not public, whatever it was a moment ago. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const first = found?.[0]
    if (error || !first) return callback(error ?? new Error('no address'), '', 4)
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('this name leads to an address that is not public'), '', 4)
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
