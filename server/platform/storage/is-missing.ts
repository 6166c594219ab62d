/** Whether the storage says that there are no bytes, and not that it cannot tell. */
export function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; name?: string } }
  return cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey' || cause?.name === 'NotFound'
}
