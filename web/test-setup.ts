import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './test-texts.ts';

/** What comes is waited for, also on a machine that has much else to do. */
configure({ asyncUtilTimeout: 5_000 });

/** jsdom's own multipart classes reach Node's fetch as empty text: the tests use Node's. */
const nodeForm = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: nodeForm.constructor });

/** jsdom lays nothing out. */
HTMLElement.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);
