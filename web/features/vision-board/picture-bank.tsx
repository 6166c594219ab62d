import { useId, useState } from 'react'
import { type PictureName, pictures } from '#content/vision-board/pictures.ts'
import { quoteShelf } from '#content/vision-board/quotes.ts'
import { ourCredit, boardTexts as texts } from '#content/vision-board/texts.ts'
import { type ItemContent, picturePath } from '#contract/vision-board.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'

interface BankProps {
  onClose: () => void
  /** Puts it on the board. @throws where that fails. */
  onPick: (item: ItemContent, itemId: string) => Promise<void>
}

/** Pictures and words of ours, to take one from. */
export function Bank({ onClose, onPick }: BankProps) {
  const id = useId()
  const [shelf, setShelf] = useState<'pictures' | 'words'>('pictures')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function pick(item: ItemContent) {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      await onPick(item, crypto.randomUUID())
      onClose()
    } catch (thrown) {
      setError((thrown as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <Modal open onClose={onClose} labelledBy={id}>
      <div className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 id={id} className="text-xl">
          {texts.bank}
        </h2>
        <ChoiceGroup
          legend={texts.bankKind}
          choices={[
            { value: 'pictures', label: texts.pictureTab },
            { value: 'words', label: texts.wordsTab },
          ]}
          value={shelf}
          onChange={setShelf}
        />
        {error && <FieldError id={undefined}>{error}</FieldError>}
        {shelf === 'pictures' ? <Pictures onPick={pick} /> : <Words onPick={pick} />}
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}

const names = Object.keys(pictures) as PictureName[]
type OnPick = (item: ItemContent) => void

function Pictures({ onPick }: { onPick: OnPick }) {
  return (
    <ul aria-label={texts.pictureTab} className="grid grid-cols-2 gap-3">
      {names.map((name) => {
        const url = `${picturePath}${name}.svg`
        return (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick({ kind: 'image', content: { url, credit: ourCredit } })}
              className="block w-full overflow-hidden rounded-2xl shadow-card transition-[scale] active:scale-98"
            >
              <img src={url} alt={pictures[name]} loading="lazy" className="aspect-4/3 w-full object-cover" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Words({ onPick }: { onPick: OnPick }) {
  return quoteShelf.map(({ title, quotes }) => (
    <section key={title} className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      <ul className="grid gap-2">
        {quotes.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onPick({ kind: 'quote', content: { text, credit: ourCredit } })}
              className="min-h-11 w-full rounded-2xl border border-line bg-card px-4 py-2.5 text-left hover:bg-accent-soft"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}
