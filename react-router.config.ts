import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A dozen routes: knowing them all from the first page costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
