import { Ban, Bell, BellOff, Ellipsis, EyeOff, Flag, type LucideIcon, Pencil, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { reportTexts } from '#content/village/report.ts'
import { postTexts as texts } from '#content/village/texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useCanWrite } from './use-can-write.ts'
import { useFollow } from './use-follow.ts'
import { useBlock, useDelete, useMakeAnonymous } from './use-item-actions.ts'
import { isReply, type VillageItem } from './village-item.ts'

interface ItemMenuProps {
  item: VillageItem
  onEdit: () => void
  /** The post on show is gone, by her hand; and how it comes back to her. */
  onGone?: () => void
  onBack?: () => void
}

type Asked = 'hide-name' | 'block' | 'report' | null

/** What may be done about a post or a reply, behind one button. */
export function ItemMenu({ item, onEdit, onGone, onBack }: ItemMenuProps) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>(null)
  const deletion = useDelete(item, { ...(onGone && { onGone }), ...(onBack && { onBack }) })
  const makeAnonymous = useMakeAnonymous(item)
  const block = useBlock(item, onGone)
  const follow = useFollow(isReply(item) ? null : item)
  const canWrite = useCanWrite()
  const who = item.author_label ?? ''

  const choose = (act: () => void) => () => {
    setIsOpen(false)
    act()
  }
  return (
    <>
      <IconButton
        label={texts.menuOf(isReply(item) ? 'reply' : 'post', item.is_mine ? null : who)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </IconButton>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} labelledBy={titleId}>
        <div className="grid gap-1 p-[min(1.25rem,6vw)]">
          <h2 id={titleId} className="wrap-anywhere mb-2 text-lg">
            {item.is_mine ? texts.menuMine : who}
          </h2>
          {item.is_mine && (
            <>
              {canWrite && <Choice icon={Pencil} label={texts.edit} onClick={choose(onEdit)} />}
              {!item.is_anonymous && (
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
          {item.is_mine ? (
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
        item={item}
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
          makeAnonymous.mutate()
        }}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'block'}
        title={texts.blockAsk(who)}
        description={item.user_id ? texts.blockNamed : texts.blockAlias}
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
