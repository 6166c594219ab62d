import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { postTexts as texts } from '#content/village/texts.ts'
import type { Post } from '#contract/village.ts'
import { goBack } from '#web/lib/device/go-back.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { Byline } from './byline.tsx'
import { EditForm } from './edit-form.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemText } from './item-text.tsx'
import { Reactions } from './reactions.tsx'
import { useSavePost } from './use-save-post.ts'

interface PostArticleProps {
  post: Post
  /** Left out where nothing can be written. */
  onReply?: (() => void) | undefined
}

/** A post in its thread, with what may be done about it. */
export function PostArticle({ post, onReply }: PostArticleProps) {
  const [, navigate] = useLocation()
  const [isEditing, setIsEditing] = useState(false)
  const place = useFocusFallback()
  const save = useSavePost()
  const leave = () => goBack(() => navigate(paths.villageSection(post.topic), { replace: true }))
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={texts.postBy(post.author_label)}
      className={`${cardClass()} grid gap-3 outline-none`}
    >
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="grid flex-[1_1_6rem] gap-1">
          <AppLink
            to={paths.villageSection(post.topic)}
            className="inline-flex min-h-6 items-center justify-self-start font-bold text-primary-ink text-sm underline"
          >
            {post.topic}
          </AppLink>
          <Byline {...post} />
        </div>
        {!post.is_removed && (
          <div className="-mt-2.5 -mr-2.5 -mb-2 ml-auto flex">
            <IconButton
              label={texts.saveThread}
              aria-pressed={post.is_saved}
              onClick={() => save.mutate({ id: post.id, isSaved: !post.is_saved })}
            >
              <Bookmark aria-hidden className="size-5.5" fill={post.is_saved ? 'currentColor' : 'none'} />
            </IconButton>
            <ItemMenu
              item={post}
              onEdit={() => setIsEditing(true)}
              onGone={leave}
              onBack={() => navigate(paths.villagePost(post.id))}
            />
          </div>
        )}
      </div>
      {isEditing ? <EditForm item={post} onDone={() => setIsEditing(false)} /> : <ItemText item={post} />}
      {!post.is_removed && !isEditing && (
        <div className="-mx-3 -mb-2 flex flex-wrap items-center gap-x-1">
          <Reactions item={post} />
          {onReply && (
            <Button variant="quiet" size="sm" className="ml-auto" onClick={onReply}>
              {texts.reply}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
