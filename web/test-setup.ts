import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { showLanguage } from '#web/messages/i18n.ts';

/** jsdom's own multipart classes reach Node's fetch as empty text: the tests use Node's. */
const nodeForm = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: nodeForm.constructor });

await showLanguage('en');

afterEach(cleanup);
