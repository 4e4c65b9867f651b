import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/site-layout.tsx', [
    index('pages/home.tsx'),
    route('recipe/:id', 'pages/recipe.tsx'),
    route('recipe', 'pages/recipe-without-id.ts'),
    route('about', 'pages/about.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('terms', 'pages/terms.tsx'),
    route('faq', 'pages/faq.tsx'),
    route('contact', 'pages/contact.tsx'),
    route('sitemap', 'pages/sitemap.tsx'),
    layout('pages/visitors-choose.tsx', [route('generate', 'pages/generate.tsx')]),
    layout('pages/signed-in.tsx', [
      route('recipes', 'pages/my-recipes.tsx'),
      route('recipes/unsaved', 'pages/unsaved-recipes.tsx'),
      route('profile', 'pages/profile.tsx'),
      route('admin', 'pages/admin.tsx'),
    ]),
    layout('pages/credits-enabled-layout.tsx', [
      layout('pages/signed-in.tsx', { id: 'signed-in-with-credits' }, [
        route('credits', 'pages/credits.tsx'),
      ]),
      route('payment/success', 'pages/payment-success.tsx'),
      route('payment/failed', 'pages/payment-failed.tsx'),
      route('payment/status', 'pages/payment-status.tsx'),
    ]),
    route('404', 'pages/not-found.tsx', { id: 'not-found' }),
    route('*', 'pages/not-found.tsx', { id: 'anything-else' }),
  ]),
  route('recipe/:id/cook', 'pages/cook.tsx'),
  route('dashboard', 'pages/dashboard-redirect.ts'),
  layout('pages/auth-layout.tsx', [
    route('auth', 'pages/auth.tsx'),
    route('auth/forgot-password', 'pages/forgot-password.tsx'),
    route('auth/reset-password', 'pages/reset-password.tsx'),
  ]),
] satisfies RouteConfig;
