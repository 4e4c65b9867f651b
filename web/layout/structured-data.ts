const context = 'https://schema.org';
const productName = 'Saffron Table';

/** Home › a page, for the line above a search result. */
export function breadcrumbList(siteUrl: string, page: { name: string; path: string }) {
  const crumbs = [{ name: 'Home', path: '/' }, page];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** What the site is called, and who is behind it. */
export function webSite(siteUrl: string, contactEmail: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: productName,
    url: `${siteUrl}/`,
    publisher: {
      '@type': 'Organization',
      name: productName,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/favicon.svg`,
      email: contactEmail,
    },
  };
}

/** Questions that a page answers, in plain words. */
export function faqPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
