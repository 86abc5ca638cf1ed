import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const gone = (target: string) => (column: ColumnDefinitionBuilder) =>
	column.notNull().references(target).onDelete('cascade');
const forgotten = (target: string) => (column: ColumnDefinitionBuilder) =>
	column.references(target).onDelete('set null');

/** Learning platforms that send people here (LTI), with what they know of courses, links and marks. */
async function platforms({ schema }: Kysely<unknown>): Promise<void> {
	await schema
		.createTable('ltiKeys')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('privateKey', 'text', required)
		.addColumn('createdAtMs', 'bigint', required)
		.execute();
	await schema
		.createTable('ltiPlatforms')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', gone('academies.id'))
		.addColumn('name', 'text', required)
		.addColumn('issuer', 'text', required)
		.addColumn('clientId', 'text', required)
		.addColumn('deploymentId', 'text')
		.addColumn('authAddress', 'text', required)
		.addColumn('tokenAddress', 'text', required)
		.addColumn('keysAddress', 'text', required)
		.addColumn('createdAtMs', 'bigint', required)
		.addColumn('confirmedById', 'text', forgotten('memberships.id'))
		.execute();
	await schema.createIndex('ltiPlatforms_By_academyId').on('ltiPlatforms').column('academyId').execute();
	await schema
		.createTable('ltiRegistrations')
		.addColumn('tokenHash', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', gone('academies.id'))
		.addColumn('confirmedById', 'text', gone('memberships.id'))
		.addColumn('expiresAtMs', 'bigint', required)
		.execute();
	await schema
		.createTable('ltiContexts')
		.addColumn('platformId', 'text', gone('ltiPlatforms.id'))
		.addColumn('contextId', 'text', required)
		.addColumn('classId', 'text', gone('classes.id'))
		.addColumn('membersAddress', 'text')
		.addPrimaryKeyConstraint('ltiContexts_PrimaryKey', ['platformId', 'contextId'])
		.execute();
	await schema.createIndex('ltiContexts_By_classId').on('ltiContexts').column('classId').execute();
	await schema
		.createTable('ltiLinks')
		.addColumn('platformId', 'text', gone('ltiPlatforms.id'))
		.addColumn('linkId', 'text', required)
		.addColumn('assignmentId', 'text', gone('assignments.id'))
		.addColumn('lineItem', 'text')
		.addColumn('lineItems', 'text')
		.addPrimaryKeyConstraint('ltiLinks_PrimaryKey', ['platformId', 'linkId'])
		.execute();
	await schema.createIndex('ltiLinks_By_assignmentId').on('ltiLinks').column('assignmentId').execute();
	await schema
		.createTable('ltiPeople')
		.addColumn('platformId', 'text', gone('ltiPlatforms.id'))
		.addColumn('subject', 'text', required)
		.addColumn('role', 'text', required)
		.addColumn('membershipId', 'text', gone('memberships.id'))
		.addPrimaryKeyConstraint('ltiPeople_PrimaryKey', ['platformId', 'subject', 'role'])
		.execute();
	await schema.createIndex('ltiPeople_By_membershipId').on('ltiPeople').column('membershipId').execute();
	await schema
		.createTable('ltiMarks')
		.addColumn('platformId', 'text', (column) => column.notNull())
		.addColumn('linkId', 'text', required)
		.addColumn('membershipId', 'text', gone('memberships.id'))
		.addColumn('mark', 'double precision')
		.addColumn('sentAtMs', 'bigint')
		.addColumn('failures', 'integer', required)
		.addColumn('nextTryAtMs', 'bigint', required)
		.addColumn('failure', 'text')
		.addPrimaryKeyConstraint('ltiMarks_PrimaryKey', ['platformId', 'linkId', 'membershipId'])
		.addForeignKeyConstraint(
			'ltiMarks_Of_ltiLinks',
			['platformId', 'linkId'],
			'ltiLinks',
			['platformId', 'linkId'],
			(constraint) => constraint.onDelete('cascade'),
		)
		.execute();
	await schema.createIndex('ltiMarks_By_membershipId').on('ltiMarks').column('membershipId').execute();
	await schema.createIndex('reviewChanges_By_atMs').on('reviewChanges').column('atMs').execute();
}

/** Programs of an academy's own: tokens that they call with, and addresses that are told what happens. */
async function programs({ schema }: Kysely<unknown>): Promise<void> {
	await schema
		.createTable('apiTokens')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', gone('academies.id'))
		.addColumn('accountId', 'text', gone('accounts.id'))
		.addColumn('name', 'text', required)
		.addColumn('tokenHash', 'text', (column) => column.notNull().unique())
		.addColumn('scope', 'text', required)
		.addColumn('createdAtMs', 'bigint', required)
		.addColumn('expiresAtMs', 'bigint', required)
		.addColumn('lastUsedAtMs', 'bigint')
		.execute();
	await schema.createIndex('apiTokens_By_academyId').on('apiTokens').column('academyId').execute();
	await schema.createIndex('apiTokens_By_accountId').on('apiTokens').column('accountId').execute();
	await schema
		.createTable('webhooks')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', gone('academies.id'))
		.addColumn('address', 'text', required)
		.addColumn('events', 'text', required)
		.addColumn('signingSecrets', 'text', required)
		.addColumn('createdAtMs', 'bigint', required)
		.execute();
	await schema.createIndex('webhooks_By_academyId').on('webhooks').column('academyId').execute();
	await schema
		.createTable('webhookDeliveries')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('webhookId', 'text', gone('webhooks.id'))
		.addColumn('kind', 'text', required)
		.addColumn('payload', 'text', required)
		.addColumn('createdAtMs', 'bigint', required)
		.addColumn('nextTryAtMs', 'bigint')
		.addColumn('tries', 'integer', required)
		.addColumn('deliveredAtMs', 'bigint')
		.addColumn('failure', 'text')
		.execute();
	await schema
		.createIndex('webhookDeliveries_By_webhookId')
		.on('webhookDeliveries')
		.columns(['webhookId', 'createdAtMs'])
		.execute();
	await schema
		.createIndex('webhookDeliveries_By_nextTryAtMs')
		.on('webhookDeliveries')
		.column('nextTryAtMs')
		.execute();
}

/** What a school's own system calls its people and classes (OneRoster), so that they are found again. */
async function rosters({ schema }: Kysely<unknown>): Promise<void> {
	await schema
		.createTable('rosterClasses')
		.addColumn('academyId', 'text', gone('academies.id'))
		.addColumn('sourcedId', 'text', required)
		.addColumn('classId', 'text', gone('classes.id'))
		.addPrimaryKeyConstraint('rosterClasses_PrimaryKey', ['academyId', 'sourcedId'])
		.execute();
	await schema.createIndex('rosterClasses_By_classId').on('rosterClasses').column('classId').execute();
	await schema
		.createTable('rosterPeople')
		.addColumn('academyId', 'text', gone('academies.id'))
		.addColumn('sourcedId', 'text', required)
		.addColumn('membershipId', 'text', gone('memberships.id'))
		.addPrimaryKeyConstraint('rosterPeople_PrimaryKey', ['academyId', 'sourcedId'])
		.execute();
	await schema
		.createIndex('rosterPeople_By_membershipId')
		.on('rosterPeople')
		.column('membershipId')
		.execute();
}

/** What joins academies to the systems around them. */
export function world(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await platforms(database);
			await programs(database);
			await rosters(database);
		},
	};
}
