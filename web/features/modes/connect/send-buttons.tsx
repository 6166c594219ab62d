import { connectTexts as texts } from '#content/modes/connect.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Hands the message to the phone's own share sheet where there is one, or to the clipboard. */
export function SendButtons({ message }: { message: string }) {
  const canShare = 'share' in navigator

  async function share() {
    try {
      await navigator.share({ text: message })
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(message)
      toast({ title: texts.copied })
    } catch {
      toast({ title: texts.couldNotCopy, variant: 'destructive' })
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {canShare && (
        <Button className="flex-1" disabled={!message.trim()} onClick={share}>
          {texts.share}
        </Button>
      )}
      <Button
        variant={canShare ? 'secondary' : 'primary'}
        className="flex-1"
        disabled={!message.trim()}
        onClick={copy}
      >
        {texts.copy}
      </Button>
    </div>
  )
}
