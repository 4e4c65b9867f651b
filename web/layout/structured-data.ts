const context = 'https://schema.org';
const productName = 'Saffron Table';

/** Returns the breadcrumbs "Home › page", which search engines show above a result. */
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

/** Returns the site's name and publisher. */
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

/** Returns the questions and plain-text answers of a page. */
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
