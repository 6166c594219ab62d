import { useEffect, useState } from 'react'
import { chatTexts } from '#content/chat.ts'
import { copyText } from '#web/lib/device/copy-text.ts'
import { toast } from '#web/ui/toast.ts'

/** How long it says that something was copied. */
const shownMs = 4000

/** Copies a text. `isCopied` holds for a moment after it was. */
export function useCopy(text: string): { copy: () => Promise<void>; isCopied: boolean } {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), shownMs)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    if (await copyText(text)) setCopies((count) => count + 1)
    else toast({ title: chatTexts.couldNotCopy, variant: 'destructive' })
  }

  return { copy, isCopied: copies > 0 }
}
