import { beitraege, changedOn, newestFirst } from '../content/beitraege.ts';
import { dayOfBuild, yamlFile } from '../content/declaration.ts';
import { counted, overviewSchema, sentences } from '../content/parts.ts';
import { latestDay, turnedDate } from '../day.ts';
import { BeitragCard } from '../features/blog/beitrag-card.tsx';
import { itemList, StructuredData } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { SeeAlso } from '../ui/see-also.tsx';
import { definePage, staticMarkup } from './define/page.ts';

const overviewWithGuides = overviewSchema.extend({ guides: sentences });

export default definePage({
  needs: { overview: yamlFile('blog.yaml', overviewWithGuides), beitraege, today: dayOfBuild },
  pages: ({ overview: { file, data }, beitraege, today }) => {
    const { head, preview, kicker, h1, lead, guides } = counted(data, beitraege.length);
    const posts = newestFirst(beitraege).map(({ slug, data, unpublished }) => ({
      path: paths.beitrag(slug),
      title: data.h1,
      excerpt: data.excerpt,
      publishDate: data.publishDate,
      updated: data.updated && turnedDate(data.updated),
      unpublished,
      picture: pictures.card(slug),
      alt: data.drawing.alt,
      by: data.image_by,
      byLink: data.image_by_link,
    }));
    return [
      {
        path: paths.blog,
        section: 'Blog',
        changed: posts.length === 0 ? today : latestDay(beitraege.map(({ data }) => changedOn(data))),
        file,
        head,
        preview,
        feedTitle: { title: head.title, subtitle: lead },
        screen: 'text',
        data: {
          body: staticMarkup(
            <div className="page blog">
              <PageHeader kicker={kicker} title={h1} lead={lead} />
              {posts.length === 0 ? (
                <p className="lead">Der erste Beitrag ist in Arbeit und erscheint hier.</p>
              ) : (
                <>
                  <StructuredData graph={[itemList(posts.map(({ path }) => path))]} />
                  <div className="beitrag-cards">
                    {posts.map((post, index) => (
                      <BeitragCard {...post} key={post.path} loading={index === 0 ? 'eager' : 'lazy'} />
                    ))}
                  </div>
                </>
              )}
              <aside className="blog__guides">
                <h2 className="kicker">Zum Nachschlagen</h2>
                <SeeAlso items={guides} />
              </aside>
            </div>,
          ),
        },
      },
    ];
  },
});
