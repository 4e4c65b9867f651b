export { createSandboxDoor } from './door.ts';
export { createSandbox, type Sandbox } from './sandbox.ts';
