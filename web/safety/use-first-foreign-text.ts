import { useEffect, useState } from 'react'

/** Which of these texts of hers is the first that is not English; undefined where none is, and until they have been read on the phone. */
export function useFirstForeignText(texts: readonly string[]): number | undefined {
  const [first, setFirst] = useState<number>()
  const key = JSON.stringify(texts)
  useEffect(() => {
    let isCurrent = true
    void import('#reading/text/language.ts').then(
      ({ languageOf }) => {
        const at = (JSON.parse(key) as string[]).findIndex((text) => languageOf(text) === 'other')
        if (isCurrent) setFirst(at < 0 ? undefined : at)
      },
      // Without it the screen still works, and SOS is at the top.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return first
}
