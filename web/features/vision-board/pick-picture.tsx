import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { CallError } from '#web/lib/api/call.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { addPicture } from './api.ts'

/** Bytes of a picture that the server takes. */
const maxBytes = 25 * 1024 * 1024

/** Adds a picture of hers, which takes a network: without one it stays chosen for as long as she is on the screen. */
export function PickPicture({ boardId }: { boardId: string }) {
  const files = useRef<HTMLInputElement>(null)
  const [kept, setKept] = useState<File>()
  const [isBusy, setBusy] = useState(false)
  useUnsaved(kept !== undefined)

  async function add(file: File) {
    // What was said of the last one is no word of this one.
    dismissToast()
    setKept(undefined)
    const failure = { title: texts.uploadFailed, variant: 'destructive' } as const
    if (file.size > maxBytes) return toast({ ...failure, description: texts.formats })
    setBusy(true)
    try {
      await addPicture(boardId, file)
    } catch (error) {
      const { message } = error as Error
      if (error instanceof CallError && error.code === 'offline') setKept(file)
      else toast({ ...failure, description: message === texts.uploadFailed ? texts.formats : message })
    }
    setBusy(false)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same one can be chosen again.
    target.value = ''
    if (file) void add(file)
  }

  const open = () => files.current?.click()
  return (
    <>
      <input
        ref={files}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.addImage}
        className="hidden"
        onChange={choose}
      />
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel={texts.uploading} onClick={open}>
        <ImagePlus aria-hidden className="size-5" />
        {texts.addImage}
      </Button>
      {kept && (
        <div className="order-first col-span-full">
          <Banner
            role="status"
            title={texts.pictureOffline}
            action={
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" size="sm" onClick={() => void add(kept)}>
                  {texts.addIt}
                </Button>
                <Button variant="quiet" size="sm" onClick={open}>
                  {texts.forgetIt}
                </Button>
              </div>
            }
          >
            <p className="wrap-anywhere">{texts.pictureKept(kept.name)}</p>
          </Banner>
        </div>
      )}
    </>
  )
}
