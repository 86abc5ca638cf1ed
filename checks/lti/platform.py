"""A learning platform over lti1p3platform (OpenLearning, MIT), which knows nothing of Henry: it signs launches, checks our
answers and tokens by its own rules, and keeps what it was sent. Prints its address; ends when its input does."""

import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from lti1p3platform.ltiplatform import LTI1P3PlatformConfAbstract
from lti1p3platform.membership import Context
from lti1p3platform.message_launch import LTIAdvantageMessageLaunchAbstract
from lti1p3platform.oidc_login import OIDCLoginAbstract
from lti1p3platform.registration import Registration
from lti1p3platform.request import Request
from lti1p3platform.score import UpdateScoreStatus
from lti1p3platform.service_connector import AssignmentsGradesService, NamesRoleProvisioningService

ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
MEMBERS = [
    {"user_id": "lea", "name": "Lea Vidal", "roles": [ROLE + "Learner"]},
    {"user_id": "max", "name": "Max Soler", "roles": [ROLE + "Learner"]},
    {"user_id": "ines", "name": "Inés Prat", "roles": [ROLE + "Instructor"]},
]
SEEN = {"lineItems": [], "scores": [], "picks": []}
TOOL = {}
KEY = rsa.generate_private_key(public_exponent=65537, key_size=2048)
PRIVATE = KEY.private_bytes(
    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
).decode()
PUBLIC = (
    KEY.public_key()
    .public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    .decode()
)


class Platform(LTI1P3PlatformConfAbstract):
    def init_platform_config(self, **kwargs):
        pass

    def get_registration_by_params(self, **kwargs):
        return (
            Registration()
            .set_iss(ADDRESS)
            .set_client_id("henry-at-the-platform")
            .set_deployment_id("deployment-1")
            .set_oidc_login_url(TOOL["login"])
            .set_launch_url(TOOL["launch"])
            .set_deeplink_launch_url(TOOL["launch"])
            .set_tool_key_set_url(TOOL["keys"])
            .set_platform_public_key(PUBLIC)
            .set_platform_private_key(PRIVATE)
        )


def platform():
    made = Platform()
    made.get_registration()
    return made


class Plain(Request):
    def build_metadata(self, request):
        return request


class Login(OIDCLoginAbstract):
    def set_lti_message_hint(self, **kwargs):
        self._lti_message_hint = kwargs["hint"]

    def get_redirect(self, url):
        return url


class Launch(LTIAdvantageMessageLaunchAbstract):
    def prepare_launch(self, preflight_response):
        start = json.loads(preflight_response["lti_message_hint"])
        self.set_user_data(start["user"], [ROLE + start["role"]], start.get("name"))
        self.set_launch_context_claim(start.get("course", "course-1"), context_title="3º A")
        self.set_nrps(ADDRESS + "/members")
        self.set_launch_presentation_claim("window")
        if start["message"] == "pick":
            self.set_dl(ADDRESS + "/return", accept_types={"ltiResourceLink"}, extra_data="what the platform wants back")
        else:
            self.set_resource_link_claim(start["link"], title=start.get("title"))
            self.set_custom_parameters_claim(start.get("custom", {}))
            self.set_ags(ADDRESS + "/lineitems")

    def render_launch_form(self, launch_data, **kwargs):
        fields = "".join(
            f'<input type="hidden" name="{name}" value="{launch_data[name]}">' for name in ("id_token", "state")
        )
        return f'<form method="post" action="{launch_data["launch_url"]}">{fields}</form>'


class Marks(AssignmentsGradesService):
    def find_lineitems(self, page=1, limit=None, line_item_id=None, resource_link_id=None, resource_id=None, tag=None):
        return {"content": SEEN["lineItems"], "has_next": False}

    def find_lineitem(self, line_item_id):
        return SEEN["lineItems"][int(line_item_id)]

    def create_lineitem(self, creation_data):
        made = {**creation_data, "id": f"{ADDRESS}/lineitems/{len(SEEN['lineItems'])}"}
        SEEN["lineItems"].append(made)
        return made

    def update_lineitem(self, update_data):
        raise NotImplementedError

    def delete_lineitem(self, line_item_id):
        raise NotImplementedError

    def update_score(self, line_item_id, score):
        SEEN["scores"].append({"lineItem": line_item_id, **score})
        return UpdateScoreStatus.SUCCESS

    def get_results(self, line_item_id, page=1, limit=None, user_id=None):
        return {"content": [], "has_next": False}


class Names(NamesRoleProvisioningService):
    def get_member_data_page(self, page=1, limit=None, role=None, since=None):
        return {"content": [dict(member) for member in MEMBERS], "has_next": False}

    def get_context_by_id(self):
        return Context(id="course-1", label="3A", title="3º A")


class Handler(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, body, status=200, kind="application/json", location=None):
        self.send_response(status)
        if location:
            self.send_header("location", location)
        self.send_header("content-type", kind)
        self.end_headers()
        self.wfile.write(body.encode() if isinstance(body, str) else json.dumps(body).encode())

    def serve(self):
        parts = urlsplit(self.path)
        query = dict(parse_qsl(parts.query))
        text = self.rfile.read(int(self.headers.get("content-length") or 0)).decode()
        is_form = "form" in (self.headers.get("content-type") or "")
        request = Plain(
            {
                "method": self.command,
                "form_data": dict(parse_qsl(text)) if is_form else {},
                "get_data": query,
                "headers": {"Authorization": self.headers.get("authorization", "")},
                "content_type": self.headers.get("content-type"),
                "path": parts.path,
                "json": json.loads(text) if text and not is_form else None,
            }
        )
        path = parts.path
        if path == "/tool":
            TOOL.update(json.loads(text))
            return self.answer({})
        if path == "/seen":
            return self.answer(SEEN)
        if path == "/keys":
            return self.answer(platform().get_jwks())
        if path == "/start":
            login = Login(request, platform())
            login.set_lti_message_hint(hint=query["start"])
            return self.answer("", 302, location=login.initiate_login(json.loads(query["start"])["user"]))
        if path == "/auth":
            return self.answer(Launch(request, platform()).lti_launch(), kind="text/html")
        if path == "/token":
            return self.answer(platform().get_access_token(request.form_data))
        if path == "/return":
            SEEN["picks"].extend(platform().validate_deeplinking_resp(request.form_data))
            return self.answer({})
        if path == "/members":
            names = Names(request, platform(), ADDRESS + "/members")
            response = names.handle_resp(names.handle_get_members)
        else:
            marks = Marks(request, platform(), ADDRESS + "/lineitems", ADDRESS + path.removesuffix("/scores"))
            made = path == "/lineitems"
            call = marks.handle_create_lineitem if made else marks.handle_update_score
            named = {} if made else {"line_item_id": path.split("/")[2]}
            response = marks.handle_resp(call, **named)
        return self.answer(response.result, response.code, response.media_type)

    do_GET = do_POST = serve


SERVER = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
ADDRESS = f"http://localhost:{SERVER.server_port}"
threading.Thread(target=SERVER.serve_forever, daemon=True).start()
print(ADDRESS, flush=True)
sys.stdin.read()
