import { Sparkles } from 'lucide-react'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { Card } from '#web/ui/card.tsx'

/** What the companion said, and that it is an AI. */
export function CompanionReflection({ text }: { text: string }) {
  return (
    <Card tone="accent" aria-label={texts.companion} className="grid gap-2">
      <p className="flex items-center gap-2 font-bold text-sm">
        <Sparkles aria-hidden className="size-4.5 shrink-0" />
        {texts.companion}
      </p>
      <p className="whitespace-pre-line">{text}</p>
    </Card>
  )
}
