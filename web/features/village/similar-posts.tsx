import { composeTexts as texts, villageTexts } from '#content/village/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { useSimilarPosts } from './use-similar-posts.ts'

/** Under what she writes: threads in which others have talked about the same. One that she opens leaves her draft where it is. */
export function SimilarPosts({ words }: { words: string }) {
  const posts = useSimilarPosts(words)
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {posts.length > 0 && (
        <>
          <p className="text-muted text-sm">{texts.likeMine}</p>
          <ul aria-label={texts.likeMine} className="grid">
            {posts.map((post) => (
              <li key={post.id} className="grid">
                <AppLink
                  to={paths.villagePost(post.id)}
                  className="grid min-h-11 content-center -mx-2 rounded-2xl px-2 py-1.5 text-sm hover:bg-sunken"
                >
                  <span dir="auto" className="wrap-anywhere line-clamp-2 underline">
                    {post.content}
                  </span>
                  <span className="text-muted">
                    {post.topic} · {villageTexts.replies(post.reply_count)}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
