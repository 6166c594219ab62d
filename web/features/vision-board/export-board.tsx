import { Printer, Smartphone } from 'lucide-react'
import { useId, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { VisionBoard } from '#contract/vision-board.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'

/** Her board where she sees it: on her lock screen, or on the fridge. */
export function ExportBoard({ board }: { board: VisionBoard }) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    try {
      const { paintLockScreen } = await import('./lock-screen.ts')
      handOver(await paintLockScreen(board))
    } catch {
      toast({ title: texts.lockScreenFailed, variant: 'destructive' })
    }
    setIsBusy(false)
  }

  if (board.items.length === 0) return null
  return (
    <Card aria-labelledby={id} className="grid gap-3 print:hidden">
      <h2 id={id} className="text-lg">
        {texts.takeAlong}
      </h2>
      <p className="text-muted text-sm">{texts.takeAlongAbout}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <Button variant="secondary" size="sm" busy={isBusy} onClick={save}>
          <Smartphone aria-hidden className="size-5" />
          {texts.lockScreen}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
      </div>
    </Card>
  )
}

/** Downloads it, as any picture is. */
function handOver(picture: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = 'my-board.png'
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
