// The HTTP endpoints as a document: OpenAPI, made from the schemas that check requests and responses.

import { referred } from './document.testing.ts';
import { ENDPOINTS, type EndpointName } from './http/endpoints.ts';
import { FAULT_STATUS, ONLINE_FAULTS } from './http/fault.ts';
import type { JsonSchema } from './schema.ts';
import { PROTOCOL } from './version.ts';
import { violation } from './violation.ts';

const DESCRIPTION = `All requests are POST with JSON of at most 4096 bytes; unknown fields are refused. A program becomes a guest with \`guests/program\` and sends its token as \`Authorization: Bearer <token>\`, here and to the socket; never in an address. A page has it in a cookie that no script can read. Requests from pages of other sites are refused. Matches are played over the socket: see asyncapi.json.`;

const refusal: JsonSchema = {
  title: 'Refusal',
  type: 'object',
  properties: {
    error: {
      description: Object.entries(ONLINE_FAULTS)
        .map(([fault, sentence]) => `${fault}: ${sentence}`)
        .join(' '),
      enum: Object.keys(ONLINE_FAULTS),
    },
    field: { type: 'string', description: 'Where the request is wrong.' },
    expected: { type: 'string', description: 'What is expected there.' },
    violation: violation.json,
  },
  required: ['error'],
  additionalProperties: false,
};

const STATUSES = Object.entries(FAULT_STATUS).map(([fault, status]) => `${status} ${fault}`);

export function openApi() {
  const schemas: Record<string, JsonSchema> = {};
  const body = (json: JsonSchema) => ({ 'application/json': { schema: referred(json, schemas) } });
  const refused = {
    description: `Refused; \`error\` says why: ${STATUSES.join(', ')}. A request that is too long gets 413, one against a rule 422.`,
    content: body(refusal),
  };
  const operation = (name: EndpointName) => {
    const { summary, needsToken, ask, answer } = ENDPOINTS[name];
    return {
      operationId: name.replaceAll('/', '-'),
      summary,
      security: needsToken ? [{ program: [] }, { page: [] }] : [],
      requestBody: { required: true, content: body(ask.json) },
      responses: {
        200: { description: 'Done.', content: body(answer.json) },
        default: { $ref: '#/components/responses/refused' },
      },
    };
  };
  const names = Object.keys(ENDPOINTS) as EndpointName[];
  const paths = Object.fromEntries(names.map((name) => [`/api/${name}`, { post: operation(name) }]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Blackpeg',
      version: PROTOCOL,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: { refused },
      securitySchemes: {
        program: { type: 'http', scheme: 'bearer' },
        page: { type: 'apiKey', in: 'cookie', name: '__Host-blackpeg' },
      },
    },
  };
}
