import { Ban, Bell, BellOff, Ellipsis, EyeOff, Flag, type LucideIcon, Pencil, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { reportTexts } from '#content/village/report.ts'
import { postTexts as texts } from '#content/village/texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useBlock, useDelete, useHideName } from './use-acting.ts'
import { useCanWrite } from './use-can-write.ts'
import { useFollow } from './use-follow.ts'
import { isReply, type Written } from './written.ts'

interface ItemMenuProps {
  of: Written
  onEdit: () => void
  /** The post on show is gone, by her hand; and how it comes back to her. */
  onGone?: () => void
  onBack?: () => void
}

type Asked = 'hide-name' | 'block' | 'report' | null

/** What may be done about a post or a reply, behind one button. */
export function ItemMenu({ of: one, onEdit, onGone, onBack }: ItemMenuProps) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>(null)
  const deletion = useDelete(one, { ...(onGone && { onGone }), ...(onBack && { onBack }) })
  const hideName = useHideName(one)
  const block = useBlock(one, onGone)
  const follow = useFollow(isReply(one) ? null : one)
  const canWrite = useCanWrite()
  const who = one.author_label ?? ''

  const choose = (act: () => void) => () => {
    setIsOpen(false)
    act()
  }
  return (
    <>
      <IconButton
        label={texts.menuOf(isReply(one) ? 'reply' : 'post', one.is_mine ? null : who)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </IconButton>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} labelledBy={titleId}>
        <div className="grid gap-1 p-[min(1.25rem,6vw)]">
          <h2 id={titleId} className="wrap-anywhere mb-2 text-lg">
            {one.is_mine ? texts.menuMine : who}
          </h2>
          {one.is_mine && (
            <>
              {canWrite && <Choice icon={Pencil} label={texts.edit} onClick={choose(onEdit)} />}
              {!one.is_anonymous && (
                <Choice icon={EyeOff} label={texts.hideName} onClick={choose(() => setAsked('hide-name'))} />
              )}
            </>
          )}
          {follow && (
            <Choice
              icon={follow.isOn ? BellOff : Bell}
              label={follow.isOn ? texts.mute : texts.follow}
              onClick={choose(follow.toggle)}
            />
          )}
          {one.is_mine ? (
            <Choice icon={Trash2} label={texts.remove} onClick={choose(() => deletion.mutate())} />
          ) : (
            <>
              <Choice icon={Flag} label={reportTexts.report} onClick={choose(() => setAsked('report'))} />
              <Choice icon={Ban} label={texts.block(who)} onClick={choose(() => setAsked('block'))} />
            </>
          )}
          <Choice icon={X} label={texts.closeMenu} onClick={() => setIsOpen(false)} />
        </div>
      </Modal>
      <ReportDialog
        of={one}
        open={asked === 'report'}
        onClose={() => setAsked(null)}
        onBlock={() => setAsked('block')}
      />
      <ConfirmDialog
        open={asked === 'hide-name'}
        title={texts.hideNameAsk}
        description={texts.hideNameWhy}
        confirmLabel={texts.hideName}
        onConfirm={() => {
          setAsked(null)
          hideName.mutate()
        }}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'block'}
        title={texts.blockAsk(who)}
        description={one.user_id ? texts.blockNamed : texts.blockAlias}
        confirmLabel={texts.blockYes}
        onConfirm={() => {
          setAsked(null)
          block.mutate()
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}

interface ChoiceProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

function Choice({ icon: Icon, label, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="wrap-anywhere -mx-2 flex min-h-12 items-center gap-3 rounded-2xl px-2 text-left font-semibold hover:bg-accent-soft"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      {label}
    </button>
  )
}
