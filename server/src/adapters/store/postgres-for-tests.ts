import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Where Debian keeps the programs of every PostgreSQL version. */
const versionsFolder = '/usr/lib/postgresql';

/**
 * Makes a server that listens on a socket in its folder alone; starts it for every line that comes in and says so. When
 * the input ends (the tests did, however they ended), it stops the server and removes the folder.
 */
const supervise = `
programs=$1 folder=$2
"$programs/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --no-locale --no-sync \
	>"$folder/log" 2>&1 || cat "$folder/log"
while read -r _; do
	wait
	"$programs/postgres" -D "$folder/data" -c fsync=off -c listen_addresses= -c unix_socket_directories="$folder" \
		>>"$folder/log" 2>&1 &
	until "$programs/pg_isready" -q -h "$folder"; do
		kill -0 $! || { cat "$folder/log"; break; }
		sleep 0.05
	done
	echo ready
done
kill -QUIT $!
wait
cd / && rm -rf "$folder"
`;

/**
 * A PostgreSQL server of a test file's own. What it has acknowledged it has written, as one in service, but it does not wait
 * until that is on the disk: it outlives the end of its processes, which tests bring about, though not of the machine.
 */
export type PostgresForTests = {
	/** Makes a database, empty or a copy of another one that nobody is connected to, and answers its `DATABASE_URL`. */
	createDatabase(copied?: string): Promise<string>;
	/** Deletes the database of a `DATABASE_URL`, whoever is connected. */
	dropDatabase(url: string): Promise<void>;
	/** Ends every process of the server at once, with no chance to finish anything. */
	kill(): Promise<void>;
	/** Starts the server again after `kill`. */
	restart(): Promise<void>;
	/** Stops the server and removes all that it wrote. */
	stop(): Promise<void>;
};

function findPrograms(): string {
	const versions = readdirSync(versionsFolder).sort((first, second) => Number(second) - Number(first));
	return join(versionsFolder, String(versions[0]), 'bin');
}

/** PostgreSQL refuses to run as root: root starts it as the user that comes with the package. */
function findUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
	if (!line) throw new Error('There is no user "postgres" to run PostgreSQL as.');
	return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Starts the server and waits until it answers. */
function start(supervisor: ChildProcess): Promise<void> {
	supervisor.stdin?.write('start\n');
	return new Promise((resolve, reject) => {
		supervisor.stdout?.once('data', (output: Buffer) => {
			if (String(output) === 'ready\n') resolve();
			else reject(new Error(`PostgreSQL does not start: ${output}`));
		});
		supervisor.once('error', reject);
	});
}

/** The server's main process and all that it started. */
function processIds(folder: string): number[] {
	const main = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
	const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(/\s+/);
	return [main, ...children.map(Number)];
}

/** Whether a process has ended; one that nobody has asked after yet has, too. */
function hasEnded(processId: number): boolean {
	try {
		return readFileSync(`/proc/${processId}/stat`, 'utf8').includes(') Z ');
	} catch {
		return true;
	}
}

async function kill(ids: number[]): Promise<void> {
	for (const id of ids) process.kill(id, 'SIGKILL');
	while (!ids.every(hasEnded)) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function query(url: string, statement: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	await client.query(statement);
	await client.end();
}

/** Its host is a folder, which `URL` does not know. */
const nameOf = (url: string) => /\/(\w+)\?/.exec(url)?.[1];

export async function startPostgres(): Promise<PostgresForTests> {
	const user = findUser();
	const folder = mkdtempSync(join(tmpdir(), 'henry-postgres-'));
	if (user) chownSync(folder, user.uid, user.gid);
	const supervisor = spawn('bash', ['-c', supervise, 'supervise', findPrograms(), folder], {
		...user,
		cwd: folder,
		detached: true,
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	await start(supervisor);
	const url = (database: string) => `postgres://postgres@/${database}?host=${folder}`;
	let databases = 0;
	return {
		async createDatabase(copied) {
			const name = `henry_${databases++}`;
			const template = copied === undefined ? '' : ` template ${nameOf(copied)}`;
			await query(url('postgres'), `create database ${name}${template}`);
			return url(name);
		},
		dropDatabase: (dropped) => query(url('postgres'), `drop database ${nameOf(dropped)} with (force)`),
		kill: () => kill(processIds(folder)),
		restart: () => start(supervisor),
		async stop() {
			const ended = new Promise((resolve) => supervisor.on('exit', resolve));
			supervisor.stdin?.end();
			await ended;
		},
	};
}
