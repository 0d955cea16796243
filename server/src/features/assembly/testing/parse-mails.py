"""Reads mails (one base64 line each) with Python's strict policy and writes what it understood, one JSON line each."""

import base64
import json
import sys
from email import message_from_bytes, policy
from email.header import decode_header, make_header
from email.utils import parseaddr

for line in sys.stdin:
    data = base64.b64decode(line)
    mail = message_from_bytes(data, policy=policy.strict)
    headers = [[name, str(value)] for name, value in mail.items()]
    defects = [str(d) for part in mail.walk() for d in part.defects]
    defects += [f"{name}: {d}" for name, value in mail.items() for d in value.defects]
    parts = [[part.get_content_type(), part.get_content()] for part in mail.iter_parts()]
    # The newer parser leaves a blank between the encoded words of a name; the older one follows RFC 2047.
    name, address = parseaddr(message_from_bytes(data)["from"])
    recipients = [address.addr_spec for address in mail["to"].addresses]
    understood = {"headers": headers, "defects": defects, "parts": parts, "recipients": recipients}
    understood["sender"] = [str(make_header(decode_header(name))), address]
    print(json.dumps(understood))
