import { MessageCircle } from 'lucide-react'
import { postTexts, villageTexts } from '#content/village/texts.ts'
import type { Post } from '#contract/village.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { Byline } from './byline.tsx'
import { useUnreadReplies } from './use-unread.ts'

/** A post in a list: its first five lines that are not empty, who wrote it, when, how many replies it has and how many of them are new; tapped, it opens. */
export function PostRow({ post, withTopic = false }: { post: Post; withTopic?: boolean }) {
  const unread = useUnreadReplies(post.id)
  return (
    <AppLink to={paths.villagePost(post.id)} className={`${cardClass({ pressable: true })} grid gap-2`}>
      {withTopic && <span className="pr-10 font-bold text-primary-ink text-sm">{post.topic}</span>}
      <Byline {...post} />
      <span dir="auto" className="wrap-anywhere line-clamp-5 whitespace-pre-line">
        {post.is_removed ? postTexts.removed : post.content.replace(/\n\s+/g, '\n')}
      </span>
      <span className="flex items-center gap-1.5 text-muted text-sm">
        <MessageCircle aria-hidden className="size-4.5" />
        {villageTexts.replies(post.reply_count)}
        {unread > 0 && <span className="font-bold text-ink">· {villageTexts.unreadReplies(unread)}</span>}
        {post.state !== 'published' && ` · ${postTexts.states[post.state].short}`}
      </span>
    </AppLink>
  )
}
