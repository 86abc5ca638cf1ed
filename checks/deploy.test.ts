import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const chart = 'deploy/helm/talk-to-henry';
const manifests = read('deploy/kubernetes.yaml');

test('the manifests are those of the chart as it is, which was checked against Kubernetes’ schemas when they were written', () => {
	const templates = readdirSync(join(repository, chart, 'templates')).map((name) => `templates/${name}`);
	const sum = createHash('sha256');
	for (const file of ['Chart.yaml', 'values.yaml', ...templates.toSorted()])
		sum.update(read(`${chart}/${file}`));
	expect(manifests, 'deploy/check-chart.sh writes them').toContain(sum.digest('hex'));
});

test('they ask for addresses that the server has, and set what it reads', () => {
	const paths = [...manifests.matchAll(/path: (\/api\/\S+?),/g)].map(([, path]) => path);
	expect(new Set(paths)).toEqual(new Set([apiPaths.alive, apiPaths.ready]));
	const settings = [...manifests.matchAll(/name: (HENRY_\w+)/g)].map(([, name]) => String(name));
	expect(settings.length).toBeGreaterThan(4);
	const known = read('docs/operations.md');
	for (const setting of settings) expect(known).toContain(`\`${setting}\``);
});

test('the examples of proxies and the chart take recordings of the size that the server takes', () => {
	for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile', `${chart}/values.yaml`])
		expect(read(file)).toMatch(/\b11MB?\b/i);
});

test('nginx passes on the name and the port by which it was called, against which pages are held', () => {
	expect(read('deploy/nginx.conf')).toMatch(/proxy_set_header Host \$http_host;/);
});
